/**
 * Where a component's design lies. `STORYBOOK_DESIGN_LINK` has the address, with `{component}` where its name goes; Storybook shows
 * no link without it.
 */
export function designLink(template: string | undefined, title: string): string | undefined {
  const name = title.split('/').at(-1) ?? '';
  const address = template?.replaceAll('{component}', encodeURIComponent(name));
  return address !== undefined && /^https?:\/\//.test(address) && URL.canParse(address) ? address : undefined;
}
