// ScrollMechanics
