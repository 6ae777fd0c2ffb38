/** Words of typed secrets. None is likely in random text: each has five letters or more. */
const words = /passwor|secret|token|admin|change.?me|example|default|letmein|qwert|survey|operation/i;

/** Whether the values are the repetition of a shorter beginning, such as abc, abc, ab. */
const isRepetition = (values: ArrayLike<number>): boolean =>
  Array.from({ length: Math.floor(values.length / 2) }, (_, at) => at + 1).some((period) =>
    Array.from(values).every((value, at) => at < period || value === values[at - period]),
  );

/** How many different steps lie between neighbours: counting up has one. */
const stepsIn = (values: ArrayLike<number>): number =>
  new Set(Array.from(values, (value, at) => value - (values[at - 1] ?? value))).size;

/** Whether a token could be guessed: few characters, a pattern, or words that somebody typed. */
export function isGuessableText(secret: string): boolean {
  const codes = Array.from(secret, (each) => each.codePointAt(0) ?? 0);
  if (new Set(secret).size < 10 || stepsIn(codes) < 10 || isRepetition(codes)) return true;
  // random base64 or hexadecimal of this length has digits or capitals
  return words.test(secret) || !/[\dA-Z]/.test(secret);
}

/** Whether a key of 24 bytes or more could be guessed: a pattern of bytes, or text in place of random ones. */
export function isGuessableKey(bytes: Uint8Array): boolean {
  if (new Set(bytes).size < 12 || stepsIn(bytes) < 12 || isRepetition(bytes)) return true;
  return bytes.every((each) => each >= 0x20 && each < 0x7f);
}
