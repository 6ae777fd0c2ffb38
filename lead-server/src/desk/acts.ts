import type { StudioCallName } from '#contract/studio/calls.ts';

/** An act, and by which function each of its ways ends. */
interface ActRow {
  /** As the audit says it; an act may be done by several functions. */
  readonly did: string;
  readonly by: string;
  /** Calls of the studio that end in it. */
  readonly calls?: readonly StudioCallName[];
  /** A page's form that ends in it, in place of a call. */
  readonly form?: string;
  readonly command?: string;
  /** Why only one side has it: the command line, or a page. */
  readonly alone?: string;
}

const ofMachine = 'it is about the machine and its keys, which pages do not reach';
const ownSteps = 'a page enters a request and carries it out, which keeps its term and its proof';
const onPages = 'it is about what is open on a page';

/** Every act that is written into the audit. See docs/decisions/0045-four-eyes.md. */
export const acts = [
  // leads and deliveries
  { did: 'release', by: 'actOn', calls: ['actOnLead', 'actOnLeads'], command: 'release' },
  { did: 'hold', by: 'actOn', calls: ['actOnLead', 'actOnLeads'], command: 'hold' },
  { did: 'replay', by: 'actOn', calls: ['actOnLead', 'actOnLeads', 'actOnGivenUp'], command: 'replay' },
  { did: 'return', by: 'actOn', calls: ['actOnLead', 'actOnLeads'], command: 'return' },
  { did: 'drop', by: 'actOn', calls: ['actOnLead', 'actOnLeads', 'actOnGivenUp'], command: 'drop' },
  { did: 'pause destination', by: 'pauseDestination', calls: ['actOnDestination'], command: 'destinations' },
  { did: 'resume destination', by: 'resumeDestination', calls: ['actOnDestination'], command: 'destinations' },
  { did: 'try destination', by: 'tryDestination', calls: ['actOnDestination'], command: 'destinations' },
  { did: 'test delivery', by: 'sendTest', calls: ['testDestination'], command: 'destinations' },
  { did: 'ask second', by: 'askSecond', calls: ['askSecond'], command: 'leads' },
  { did: 'approve second', by: 'approveSecond', calls: ['approveSecond'], command: 'seconds' },
  { did: 'refuse second', by: 'refuseSecond', calls: ['refuseSecond'], command: 'seconds' },
  { did: 'export leads', by: 'takeApprovedFile', calls: ['takeFile'], command: 'seconds' },
  { did: 'export leads', by: 'leadsFile', calls: ['exportLeads'], command: 'leads' },
  { did: 'reveal', by: 'decryptAttemptLog', calls: ['revealLead', 'revealDelivery'], command: 'exchange' },
  { did: 'reveal', by: 'makeLeadFile', form: '/studio/lead-file', command: 'lead' },
  { did: 'reveal', by: 'revealedRequest', calls: ['revealRequest'], alone: 'ops requests lists who asks' },
  { did: 'verify', by: 'isRecordOf', calls: ['verifyLead'], command: 'verify' },
  { did: 'list', by: 'findLeads', calls: ['findLeads', 'checkPerson', 'findRequests'], command: 'person' },
  // privacy requests
  { did: 'file', by: 'enterRequest', calls: ['enterRequest'], command: 'requests' },
  { did: 'mark', by: 'markRequest', calls: ['markRequest'], command: 'requests' },
  { did: 'letter', by: 'sendLetter', calls: ['sendLetter'], command: 'requests' },
  { did: 'extend', by: 'extendRequest', calls: ['extendRequest'], command: 'requests' },
  { did: 'approve', by: 'approveRequest', calls: ['approveRequest'], command: 'requests' },
  { did: 'close', by: 'closeRequest', calls: ['closeRequest'], command: 'requests' },
  { did: 'close', by: 'closeUnverified', calls: ['closeUnverified'], command: 'requests' },
  { did: 'export', by: 'copyOfRequest', calls: ['copyOfRequest'], command: 'requests' },
  { did: 'take over', by: 'openCase', calls: ['openRequest'], alone: onPages },
  { did: 'export', by: 'exportOf', command: 'person', alone: ownSteps },
  { did: 'erase', by: 'askErasure', command: 'person', alone: ownSteps },
  { did: 'optout', by: 'optOutOf', command: 'person', alone: ownSteps },
  { did: 'optin', by: 'optInAgain', command: 'person', alone: ownSteps },
  // people
  { did: 'operators', by: 'addPerson', calls: ['addPerson'], command: 'operators' },
  { did: 'operators', by: 'changeRole', calls: ['changeRole'], command: 'operators' },
  { did: 'operators', by: 'removePerson', calls: ['removePerson'], command: 'operators' },
  { did: 'end session', by: 'endSessions', calls: ['endSessions'], command: 'operators' },
  { did: 'sign in', by: 'beginSession', alone: 'a browser signs in' },
  { did: 'own secret', by: 'renewOwn', alone: 'a person renews it with the old one, at /ops/account' },
  // campaigns
  { did: 'draft', by: 'importDrafts', calls: ['importDrafts'], command: 'campaigns' },
  { did: 'draft', by: 'saveDraft', calls: ['saveDraft'], alone: 'a command brings a file' },
  { did: 'approve draft', by: 'approveDraft', calls: ['approve'], command: 'campaigns' },
  { did: 'discard draft', by: 'discardDraft', calls: ['discardDraft'], command: 'campaigns' },
  { did: 'publish', by: 'publishDraft', calls: ['publish'], command: 'campaigns' },
  { did: 'schedule', by: 'publishDraft', calls: ['publish'], command: 'campaigns' },
  { did: 'pause', by: 'pauseCampaign', calls: ['pause'], command: 'campaigns' },
  { did: 'resume', by: 'resumeCampaign', calls: ['resume'], command: 'campaigns' },
  { did: 'back', by: 'bringBack', calls: ['bringBack'], command: 'campaigns' },
  { did: 'cancel', by: 'cancelSchedules', calls: ['cancel'], command: 'campaigns' },
  { did: 'test', by: 'previewDraft', calls: ['preview'], command: 'campaigns' },
  { did: 'test', by: 'createTestToken', form: '/ops/test-visits', command: 'test-link' },
  { did: 'start', by: 'recordAudits', alone: 'the server notes that a time has come' },
  { did: 'end', by: 'recordAudits', alone: 'the server notes that a time has come' },
  // settings
  { did: 'draft settings', by: 'saveSettings', calls: ['saveSettings'], command: 'settings' },
  { did: 'discard settings', by: 'discardSettings', calls: ['discardSettings'], command: 'settings' },
  { did: 'publish settings', by: 'publishSettings', calls: ['publishSettings'], command: 'settings' },
  { did: 'bring settings back', by: 'bringSettingsBack', calls: ['bringSettingsBack'], command: 'settings' },
  { did: 'test settings', by: 'testDraftedDestination', calls: ['testSettings'], command: 'settings' },
  { did: 'spend', by: 'readSpend', calls: ['uploadSpend'], alone: 'a media buyer has no shell' },
  { did: 'silence', by: 'silenceCause', calls: ['silence'], command: 'told' },
  { did: 'speak again', by: 'silenceCause', calls: ['silence'], command: 'told' },
  // the machine
  { did: 'rotate', by: 'rotateKeys', command: 'keys', alone: ofMachine },
  { did: 'backup', by: 'copyDatabase', command: 'backup', alone: ofMachine },
  { did: 'restore', by: 'insertKeys', command: 'restore', alone: ofMachine },
  { did: 'accept', by: 'audit', command: 'accept-audit', alone: ofMachine },
] as const satisfies readonly ActRow[];

export type Did = (typeof acts)[number]['did'];

/** A line of the audit, without who acts and from where. */
export interface DeskEntry {
  readonly did: Did;
  readonly what: string;
  readonly because?: string;
}

/** Writes a line of the audit, with the person's name, before anything happens. It throws where it cannot. */
export type WriteAudit = (entry: DeskEntry) => Promise<void>;
