/** Stories show real pages, whose calls would reach a real server beside the Storybook. So only its own files answer. */

/** Whether an address is a file of the Storybook. The server's calls have no ending, or are not read. */
export function isOwnFile(method: string, address: string, page: string): boolean {
  const url = new URL(address, page);
  if (url.protocol === 'data:' || url.protocol === 'blob:') return true;
  const here = new URL(page);
  const isFile = url.pathname === here.pathname || /\.\w+$/.test(url.pathname);
  return url.origin === here.origin && isFile && /^(GET|HEAD)$/i.test(method);
}

type World = Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest' | 'WebSocket' | 'EventSource' | 'navigator' | 'location'>;

/** Makes every other call throw. The development server's own sockets stay: they are of this host. */
export function withoutServer(world: World): void {
  const check = (method: string, address: string) => {
    if (isOwnFile(method, address, world.location.href)) return;
    throw new Error(`A story calls ${method} ${address}. Stories have no server: give it the response instead`);
  };
  const checkHost = (address: string) => {
    if (new URL(address, world.location.href).host !== world.location.host) check('GET', address);
  };
  const { fetch, XMLHttpRequest, WebSocket, EventSource } = world;
  world.fetch = async (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) };
    check(init?.method ?? method, url);
    return fetch(input, init);
  };
  world.XMLHttpRequest = class extends XMLHttpRequest {
    override open(method: string, address: string | URL, ...rest: readonly unknown[]): void {
      check(method, String(address));
      Reflect.apply(super.open, this, [method, address, ...rest]);
    }
  };
  world.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      checkHost(String(address));
      super(address, protocols);
    }
  };
  world.EventSource = class extends EventSource {
    constructor(address: string | URL, options?: EventSourceInit) {
      checkHost(String(address));
      super(address, options);
    }
  };
  world.navigator.sendBeacon = (address) => {
    check('POST', String(address));
    return false;
  };
}

/** For what a page loads or sends without a call of its own: scripts, frames, pictures, forms. */
export const ownFilesOnly = [
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "frame-src 'self' data: blob:",
  "img-src 'self' data: blob:",
  "form-action 'none'",
].join('; ');
