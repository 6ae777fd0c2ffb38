import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './per-test-resources.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { standInPage } from './stand-in-page.ts';
import { type TypedCommand, typedCommand } from './typed-command.ts';

const source = (path: string) => pathToFileURL(join(process.cwd(), path)).href;

/** A funnel with the real check of campaigns, whose pages say which campaign they show, and a studio without a script. */
export function campaignFunnel(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'studio/assets'), { recursive: true });
  writeFileSync(join(folder, 'studio/index.html'), '<!doctype html><head></head>');
  writeFileSync(
    join(folder, 'server/renderer.js'),
    `${standInPage}
import { campaignProblems } from '${source('funnel-app/src/campaign/campaignProblems.ts')}';
import { flows } from '${source('lead-server/contract/flows/index.ts')}';
import { campaignAt } from '${source('lead-server/contract/campaign/campaign-table.ts')}';
export const ownCampaigns = [
  { path: '/survey', flow: 'main', oid: '81', affid: '10' },
  { path: '/survey/yt', flow: 'main', oid: '57', affid: '10' },
];
export const checkCampaigns = (contents, choices) => campaignProblems(contents, flows, choices);
export const plainAddress = (target) => target;
export const createRenderer = () => ({ path, campaigns, test }) => {
  const found = campaignAt(campaigns, path);
  const { live, ended } = found ?? {};
  const shown = live && { ended, test: test !== undefined, preview: live.preview === true, version: live.version, proof: live.proof, ...live.content };
  return page(found ? 200 : 404, JSON.stringify(shown ?? {}), { audience: 'nobody' });
};`,
  );
  return folder;
}

/** What a stand-in page shows. */
export interface ShownCampaign {
  readonly path?: string;
  readonly version?: number;
  readonly proof?: string;
  readonly oid?: string;
  readonly ended?: boolean;
  readonly test?: boolean;
  readonly preview?: boolean;
}

export const shownAt = async ({ url }: Pick<TestServer, 'url'>, path: string): Promise<ShownCampaign> =>
  (await (await fetch(url + path)).json()) as ShownCampaign;

/** A server that is removed after the test. */
export async function campaignServer(environment: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await startTestServer(environment);
  onTestFinished(server.remove);
  return server;
}

/** `ops campaigns ...` as it is typed, beside the servers of these settings. */
export const campaignsCommand =
  (environment: Readonly<Record<string, string>>) =>
  async (...args: readonly string[]): Promise<Pick<TypedCommand, 'code' | 'said'>> => {
    const words = ['operators', 'health', 'audit'].includes(args[0] ?? '') ? args : ['campaigns', ...args];
    const { code, said } = await typedCommand(words, environment);
    return { code, said };
  };

/** Imports one campaign as a draft. */
export async function importDraft(
  ops: ReturnType<typeof campaignsCommand>,
  content: object,
  ...more: readonly string[]
): Promise<{ readonly code: number; readonly said: string }> {
  const file = join(temporaryFolder(), 'campaign.json');
  writeFileSync(file, JSON.stringify(content));
  return ops('import', file, ...more);
}
