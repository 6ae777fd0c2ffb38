/** The field that an address of the Flow page goes to. */
export interface FlowQuestion {
  readonly field?: string;
}

/** Reads the address; ignores what is no field. */
export const readFlowQuestion = ({ field }: Readonly<Record<string, unknown>>): FlowQuestion =>
  typeof field === 'string' && /^[\w.-]{1,80}$/.test(field) ? { field } : {};
