import { HttpError } from '../../lib/http-error.ts';
import { may } from '../../operators/operators.ts';
import { endSession, expiredCookie, openSessions } from '../../operators/ops-session.ts';
import { type OpsRouter, seeOther } from '../ops-router.ts';
import { sessionsPage, sessionsPath } from './sessions-page.ts';

/** Signing out, and the list of sessions. */
export function sessionRoutes({ sessions, get, post, audit, sendPage }: OpsRouter): void {
  post('/ops/sign-out', undefined, async (request, response, _form, { id }) => {
    await endSession(sessions, id);
    // the pages that were looked at are in the browser's memory
    const headers = { 'set-cookie': expiredCookie(request, sessions), 'clear-site-data': '"cache"' };
    seeOther(response, '/ops', headers);
  });

  get(sessionsPath, async (_request, response, _form, own) => {
    const all = await openSessions(sessions, Date.now());
    const seen = may(own.role, 'sessions') ? all : all.filter(({ name }) => name === own.name);
    sendPage(response, 200, { title: 'Sessions', body: sessionsPage(seen, own) });
  });

  post(`${sessionsPath}/end`, undefined, async (request, response, form, own) => {
    const ended = (await openSessions(sessions, Date.now())).find(({ id }) => id === form.get('id'));
    if (!ended || (ended.name !== own.name && !may(own.role, 'sessions')))
      throw new HttpError(404, 'not_found', 'There is no such session, or it is over.');
    await audit(request, own, { did: 'end session', what: ended.name });
    await endSession(sessions, ended.id);
    seeOther(response, sessionsPath);
  });
}
