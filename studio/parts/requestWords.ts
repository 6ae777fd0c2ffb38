const asksNames: Readonly<Record<string, string>> = {
  optOutOfSaleOrSharingOfInformation: 'do not sell',
  requestForInformation: 'a copy',
  requestToDeleteInformation: 'delete',
  requestToCorrectInformation: 'correct',
  submitAnAppeal: 'an appeal',
};

/** What a privacy request asks for, in words: `delete and a copy`. Pure. */
export function asksWords(asks: readonly string[]): string {
  const names = asks.map((each) => asksNames[each] ?? each);
  if (names.length === 0) return 'nothing that can be read';
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Days left of a term, in the law's own: `9 business days`, `3 days late`. Pure. */
export function leftWords({ left, unit }: { readonly left: number; readonly unit: 'days' | 'business days' }): string {
  const count = Math.abs(left);
  const days = `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
  if (left < 0) return `${days} late`;
  return left === 0 ? 'today is the last day' : days;
}
