const HAN = /\p{Script=Han}/u;

export function hasHan(text: string): boolean {
  return HAN.test(text);
}

export function isHan(character: string | undefined): boolean {
  return character !== undefined && HAN.test(character);
}
