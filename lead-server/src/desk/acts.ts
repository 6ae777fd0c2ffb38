/** How an act is done: by a function, which calls of the studio and a command end in. */
interface DeskActRow {
  /** The function that both call. */
  readonly by: string;
  readonly calls: readonly string[];
  readonly command: string;
}

/**
 * Each act of the desk, as the audit names it. What a page asks a second person for is done at once on the command line: who has the
 * machine has the database.
 */
export const deskActTable: Readonly<Record<string, DeskActRow>> = {
  release: { by: 'actOn', calls: ['actOnLead', 'actOnLeads'], command: 'release' },
  hold: { by: 'actOn', calls: ['actOnLead', 'actOnLeads'], command: 'hold' },
  replay: { by: 'actOn', calls: ['actOnLead', 'actOnLeads', 'actOnGivenUp', 'askSecond'], command: 'replay' },
  return: { by: 'actOn', calls: ['actOnLead', 'actOnLeads'], command: 'return' },
  drop: { by: 'actOn', calls: ['actOnLead', 'actOnLeads', 'actOnGivenUp'], command: 'drop' },
  'pause destination': { by: 'pauseDestination', calls: ['actOnDestination'], command: 'destinations' },
  'resume destination': { by: 'resumeDestination', calls: ['actOnDestination'], command: 'destinations' },
  'try destination': { by: 'tryDestination', calls: ['actOnDestination'], command: 'destinations' },
  'test delivery': { by: 'sendTest', calls: ['testDestination'], command: 'destinations' },
  'approve second': { by: 'approveSecond', calls: ['approveSecond'], command: 'seconds' },
  'refuse second': { by: 'refuseSecond', calls: ['refuseSecond'], command: 'seconds' },
  'export leads': { by: 'leadsCsv', calls: ['exportLeads', 'takeFile'], command: 'leads' },
  reveal: { by: 'decryptAttemptLog', calls: ['revealLead', 'revealDelivery'], command: 'exchange' },
  file: { by: 'makeLeadFile', calls: [], command: 'lead' },
  verify: { by: 'isRecordOf', calls: ['verifyLead'], command: 'verify' },
  find: { by: 'findLeads', calls: ['findLeads'], command: 'person' },
};
