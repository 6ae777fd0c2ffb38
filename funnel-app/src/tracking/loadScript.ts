import { scriptUrl } from '../lib/scriptUrl.ts';

const loading = new Map<string, Promise<boolean>>();

/** Loads an external script once; resolves to whether it ran. A failed one is loaded anew next time. */
export function loadScript(address: string): Promise<boolean> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  script.src = scriptUrl(address);
  script.async = true;
  const loaded = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      resolve(false);
    };
  });
  loading.set(address, loaded);
  document.head.append(script);
  return loaded;
}

/**
 * Looks every `everyMs` milliseconds until there is a value, and gives up after `limitMs`: then undefined. The first look is at once.
 */
export function poll<T>(read: () => T | undefined, everyMs: number, limitMs: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const started = performance.now();
    const check = () => {
      const value = read();
      const late = performance.now() - started >= limitMs;
      if (value === undefined && !late) return;
      clearInterval(timer);
      resolve(value);
    };
    const timer = setInterval(check, everyMs);
    check();
  });
}
