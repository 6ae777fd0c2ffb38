/** The two columns of a delivery's id. */
export function parseDeliveryId(deliveryId: string): [submissionId: string, destination: string] {
  const [submissionId = '', destination = ''] = deliveryId.split('.');
  return [submissionId, destination];
}

/** The name of one delivery, the same at every attempt: a partner knows a repeat by it. */
export const deliveryId = (submissionId: string, destination: string): string => `${submissionId}.${destination}`;
