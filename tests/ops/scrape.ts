import { expect, onTestFinished } from 'vitest';
import { startTestServer } from '../support/running-server.ts';

const token = 'an-invented-metrics-token-';
export const bearerHeader = { authorization: `Bearer ${token}` };

export type Labels = Readonly<Record<string, string>>;
interface Sample {
  readonly name: string;
  readonly labels: Labels;
  readonly value: number;
}

const samplesIn = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z]\w*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (!name) return [];
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', given = '']) => [label, given]);
    return [{ name, labels: Object.fromEntries(pairs) as Labels, value: Number(value) }];
  });

/** A server with metrics, and its figures as a scrape finds them. */
export async function startMeasuredServer(settings: Readonly<Record<string, string>> = {}) {
  const server = await startTestServer({
    METRICS_TOKEN: token,
    RATE_CALLS_PER_MINUTE: '0',
    RATE_PAGES_PER_MINUTE: '0',
    RATE_LEADS_PER_MINUTE: '0',
    ...settings,
  });
  onTestFinished(server.remove);
  const scrape = async () => {
    const response = await fetch(`${server.url}/metrics`, { headers: bearerHeader });
    expect(response.status).toBe(200);
    return samplesIn(await response.text());
  };
  /** The sum of the samples with this name and at least these labels; undefined when there is none. */
  const figure = async (name: string, labels: Labels = {}) => {
    const fits = ({ labels: given }: Sample) => Object.entries(labels).every(([label, value]) => given[label] === value);
    const found = (await scrape()).filter((each) => each.name === name && fits(each));
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
  };
  return { server, scrape, figure };
}
