import { type Engine, packageFile, shortened } from './engine.ts';

interface Outcome {
  readonly outcome: string;
  readonly rule: { readonly uri: string };
  readonly target?: unknown;
  toJSON(): { readonly expectations?: unknown };
}

/** Siteimprove's Alfa, on a copy of the page: a tree with its styles and its boxes. Undefined where it is not installed. */
export async function alfa(): Promise<Engine | undefined> {
  if (packageFile('@siteimprove/alfa-rules') === undefined) return undefined;
  // by names that the types' checker does not follow: it may be missing
  const part = (name: string) => import(`@siteimprove/alfa-${name}`);
  const [{ Audit }, { Rules }, { Node: Tree }, { Native }, { Device }, { Native: OfDevice }, { Request, Response, Headers }] =
    await Promise.all(['act', 'rules', 'dom', 'dom/native', 'device', 'device/native', 'http'].map(part));
  const [{ Page }, { URL: Address }] = await Promise.all(['web', 'url'].map(part));
  return {
    name: 'Alfa',
    async read(page) {
      const tree = await page.evaluate(`(${Native.fromNode})()`);
      const device = Device.from(await page.evaluate(`(${OfDevice.fromWindow})(window)`));
      const address = Address.parse(page.url()).getUnsafe();
      const copy = Page.of(
        Request.of('GET', address),
        Response.of(address, 200, Headers.empty()),
        Tree.from(tree, device),
        device,
      );
      const outcomes: Iterable<Outcome> = await Audit.of(copy, [...Rules.values()]).evaluate();
      return [...outcomes]
        .filter(({ outcome }) => outcome === 'failed')
        .map((failed) => ({
          engine: 'Alfa',
          rule: failed.rule.uri.split('/').at(-1) ?? '',
          element: shortened(String(failed.target)),
          says: JSON.stringify(failed.toJSON().expectations).match(/"message":"([^"]*)"/)?.[1] ?? '',
        }));
    },
  };
}
