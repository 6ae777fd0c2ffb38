/** Whether the visitor asks for as few data as possible: then nothing loads before it is needed. Chrome alone says so. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
