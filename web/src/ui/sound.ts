/** A soft knock on wood, made here: no file, and only if asked for. */
let context: AudioContext | undefined;

export function knock(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const at of [0, 0.16]) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.frequency.setValueAtTime(190, now + at);
      tone.frequency.exponentialRampToValueAtTime(90, now + at + 0.09);
      loudness.gain.setValueAtTime(0.25, now + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, now + at + 0.12);
      tone.connect(loudness).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.13);
    }
  } catch {
    // A browser without sound plays as well.
  }
}
