import { Window } from 'happy-dom';

type Document = Window['document'];
type Element = NonNullable<ReturnType<Document['querySelector']>>;
type Form = ReturnType<Document['createElement']> & { readonly action: string };

/** A page as a browser without script has it. */
export interface PlainPage {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly document: Document;
  readonly html: string;
}

/** The form that a control belongs to. */
function formOf(page: PlainPage, control: Element): Form {
  const id = control.getAttribute('form');
  const form = id ? page.document.getElementById(id) : control.closest('form');
  if (!form) throw new Error(`${control.outerHTML} is in no form`);
  return form as unknown as Form;
}

/** The form data when `button` is pressed, with `filled` in its fields. @throws Error for a missing field */
function sentBy(form: Form, button: Element, filled: Readonly<Record<string, string | readonly string[]>>): URLSearchParams {
  const sent = new URLSearchParams();
  const left = new Set(Object.keys(filled));
  const add = (name: string, given: string | readonly string[]) => {
    left.delete(name);
    for (const value of [given].flat()) sent.append(name, value);
  };
  const names = new Set([...form.querySelectorAll('[name]')].map((each) => each.getAttribute('name') as string));
  for (const name of names) {
    const controls = [...form.querySelectorAll(`[name="${name}"]`)];
    const given = filled[name];
    const [first] = controls as [Element];
    const type = first.getAttribute('type');
    if (first.tagName === 'BUTTON') continue;
    if (type === 'radio' || type === 'checkbox') {
      const offered = controls.map((each) => each.getAttribute('value') ?? 'on');
      for (const value of [given ?? []].flat()) if (!offered.includes(value)) throw new Error(`${name} offers no ${value}`);
      const checked = controls.filter((each) => each.hasAttribute('checked')).map((each) => each.getAttribute('value') ?? 'on');
      add(name, given ?? checked);
    } else if (first.tagName === 'SELECT') {
      const options = [...first.querySelectorAll('option')];
      const selected = options.find((each) => each.hasAttribute('selected')) ?? options[0];
      if (given !== undefined && !options.some((each) => each.getAttribute('value') === given))
        throw new Error(`${name} offers no ${given}`);
      add(name, given ?? selected?.getAttribute('value') ?? '');
    } else if (first.tagName === 'TEXTAREA') add(name, given ?? first.textContent ?? '');
    else add(name, given ?? first.getAttribute('value') ?? '');
  }
  if (left.size > 0) throw new Error(`The form has no ${[...left].join(', ')}`);
  const own = button.getAttribute('name');
  if (own) sent.append(own, button.getAttribute('value') ?? '');
  return sent;
}

/** A browser that runs no script: it follows links and redirects, keeps cookies (or none), and sends forms. */
export function createPlainBrowser(origin: string, { cookies: keepsCookies = true }: { readonly cookies?: boolean } = {}) {
  const window = new Window();
  const jar = new Map<string, string>();
  const visited: string[] = [];

  async function go(address: string | URL, init: RequestInit = {}): Promise<PlainPage> {
    const url = new URL(address, origin);
    visited.push(url.href);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...init.headers },
    });
    for (const set of keepsCookies ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) return go(new URL(location, url));
    const html = await response.text();
    // its content is for browsers without script
    const shown = html.replaceAll(/<\/?noscript>/g, '').replaceAll(/<script[^>]*>.*?<\/script>|<style>.*?<\/style>/gs, '');
    const document = new window.DOMParser().parseFromString(shown, 'text/html') as unknown as Document;
    return { url, status: response.status, headers: response.headers, document, html };
  }

  return {
    /** Every address that the browser's history or a log of it has. */
    visited,
    cookies: jar,
    open: (address: string) => go(address),
    /** Presses a button, which sends its form to the page's own address. */
    press(
      page: PlainPage,
      selector: string,
      filled: Readonly<Record<string, string | readonly string[]>> = {},
    ): Promise<PlainPage> {
      const button = page.document.querySelector(selector);
      if (!button) throw new Error(`${page.url.pathname} (${page.status}) has no ${selector}: ${page.document.title}`);
      const form = formOf(page, button);
      const action = form.getAttribute('action');
      return go(action ? new URL(action, page.url) : page.url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        body: sentBy(form, button, filled).toString(),
      });
    },
  };
}

export type PlainBrowser = ReturnType<typeof createPlainBrowser>;
