/** The two columns that a delivery's id stands for. */
export function parseDeliveryId(deliveryId: string): [submissionId: string, destination: string] {
  const [submissionId = '', destination = ''] = deliveryId.split('.');
  return [submissionId, destination];
}

/** The name of one delivery, the same at every attempt: by it a partner knows a repeat. */
export const deliveryId = (submissionId: string, destination: string): string => `${submissionId}.${destination}`;
