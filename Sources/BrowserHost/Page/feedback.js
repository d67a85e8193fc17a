// Haptic feedback: a short vibration if the device supports it, and a soft tick if the address contains ?sound=on.

// The durations in milliseconds, at full intensity.
const lengths = { selection: 6, impact: 14, success: 24, warning: 32, error: 40 };

export class Feedback {
  #wantsSound;
  #audio = null;

  constructor(query) {
    this.#wantsSound = query.sound === 'on';
    // Browsers allow sound only after an interaction with the page.
    const start = () => (this.#audio ??= new AudioContext()).resume();
    if (this.#wantsSound) for (const name of ['pointerup', 'keydown']) addEventListener(name, start, { once: true });
  }

  play(name, intensity) {
    if (document.hidden) return;
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(Math.max(1, Math.round((lengths[name] ?? 10) * intensity)));
    if (this.#audio?.state === 'running') this.#tick(intensity);
  }

  #tick(intensity) {
    const now = this.#audio.currentTime;
    const tone = new OscillatorNode(this.#audio, { type: 'sine', frequency: 1600 });
    const gain = new GainNode(this.#audio, { gain: 0.04 * intensity });
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.02);
    tone.connect(gain).connect(this.#audio.destination);
    tone.start(now);
    tone.stop(now + 0.025);
  }
}
