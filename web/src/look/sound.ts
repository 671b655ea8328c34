// Two soft sounds made on the spot: a wooden tap for what happens, a low bell for your turn.

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, volume: number, type: OscillatorType): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

export const tap = (): void => tone(190, 0.07, 0.12, "triangle");

export function bell(): void {
  tone(392, 0.9, 0.08, "sine");
  tone(587, 0.7, 0.04, "sine");
}
