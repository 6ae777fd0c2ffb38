import { z } from 'zod';

const list = <Each extends z.ZodType>(each: Each) => z.array(each).readonly();
const moment = z.int().min(0);
const name = z.string().min(1).max(300);
const role = z.string().min(1).max(20);
const because = z.string().trim().min(1).max(200);
const nothing = z.object({});

/** Somebody who may sign in. */
const colleague = z.object({
  name,
  /** As the sign-in service names them; '' for others. */
  label: z.string(),
  role,
  /** `first`: with the password that was given out, which counts for three days. */
  by: z.enum(['password', 'first', 'provider']),
  /** Last activity in an open session, or the last sign-in; 0 for never. */
  seenAt: moment,
  sessions: z.int(),
});

/** The calls of People. See docs/spec/studio.md#people. */
export const peopleCalls = {
  people: {
    summary: 'Who may sign in, as what, and who is signed in.',
    body: nothing,
    response: z.object({
      at: moment,
      rows: list(colleague),
      /** Roles that a person can have. */
      roles: list(role),
      /** Whether a sign-in service names people's roles. */
      hasProvider: z.boolean(),
      /** Whether it alone lets people in: then nothing is changed here. */
      byProvider: z.boolean(),
    }),
  },
  addPerson: {
    summary: 'Adds a person. Their first password and codes are shown once.',
    body: z.object({ name, role }),
    response: z.object({ name, role, password: z.string(), codes: z.string() }),
  },
  changeRole: {
    summary: 'Gives a person another role, if they still have the one that was seen. Their sessions end.',
    body: z.object({ name, was: role, role, because }),
    response: nothing,
  },
  endSessions: {
    summary: 'Ends every session of a person, at every server.',
    body: z.object({ name }),
    response: z.object({ done: z.int() }),
  },
  removePerson: {
    summary: 'Takes a person out. Their sessions end, their drafts are handed over, what they planned stops.',
    body: z.object({ name, because }),
    response: z.object({ drafts: list(z.string()), schedules: z.int() }),
  },
} as const;

export type Colleague = z.infer<typeof colleague>;
