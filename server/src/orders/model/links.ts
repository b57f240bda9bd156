// Every address that the service hands out: pages, downloads, inboxes.

export interface Links {
  tracking(trackingNumber: string): string;
  quote(token: string): string;
  /** The token stands behind the #, so that it appears in no server's log on the way. */
  driverSignIn(token: string): string;
  document(document: { orderId: string; id: string }): string;
  quoteDocument(requestId: string): string;
  /** With an empty token, what every inbox address begins with. */
  inbox(token: string): string;
}

export function linksFrom(publicUrl: string): Links {
  const api = `${publicUrl}/api/v1/extern`;
  return {
    tracking: (trackingNumber) => `${publicUrl}/t/${trackingNumber}`,
    quote: (token) => `${publicUrl}/q/${token}`,
    driverSignIn: (token) => `${publicUrl}/driver#${token}`,
    document: ({ orderId, id }) => `${api}/orders/${orderId}/documents/${id}`,
    quoteDocument: (requestId) => `${api}/quotes/${requestId}/document`,
    inbox: (token) => `${publicUrl}/inbox/${token}`,
  };
}
