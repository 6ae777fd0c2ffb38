/** The latest time that the server told this page, and the page's age at that moment. Both in milliseconds. */
let told: { readonly time: number; readonly age: number } | undefined;

/**
 * The time by which years, limits and ages are judged: a device's clock may be years off. On the server it is the server's own.
 * See docs/spec/validation.md#the-day.
 */
export const serverTime = (): Date => (told ? new Date(told.time + performance.now() - told.age) : new Date());

/**
 * Takes over a time of the server's. It never moves back: a page out of a cache tells an older day than a response did.
 * @param text a day or a Date header; anything else is ignored
 */
export function keepServerTime(text: string | null): void {
  const time = Date.parse(text ?? '');
  if (told ? time > serverTime().getTime() : !Number.isNaN(time)) told = { time, age: performance.now() };
}
