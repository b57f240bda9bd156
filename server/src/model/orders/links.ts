// All URLs that the service gives out: pages, downloads, inboxes.

export interface Links {
  tracking(trackingNumber: string): string;
  quote(token: string): string;
  /** The token comes after the #, so it never reaches a server log. */
  driverSignIn(token: string): string;
  /** A trip in the driver app. */
  driverTrip(orderId: string): string;
  /** The sign-in page: customers use the portal, the operator's users the console. */
  signIn(realm: 'portal' | 'console'): string;
  invitation(realm: 'portal' | 'console', token: string): string;
  passwordReset(realm: 'portal' | 'console', token: string): string;
  addressProof(realm: 'portal' | 'console', token: string): string;
  /** A page of the portal; the path has no leading slash. */
  portal(path: string): string;
  /** A page of the console; the path has no leading slash. */
  console(path: string): string;
  document(document: { orderId: string; id: string }): string;
  quoteDocument(requestId: string): string;
  /** An empty token gives the prefix of all inbox addresses. */
  inbox(token: string): string;
}

export function linksFrom(publicUrl: string): Links {
  const api = `${publicUrl}/api/v1/extern`;
  return {
    tracking: (trackingNumber) => `${publicUrl}/t/${trackingNumber}`,
    quote: (token) => `${publicUrl}/q/${token}`,
    driverSignIn: (token) => `${publicUrl}/driver#${token}`,
    driverTrip: (orderId) => `${publicUrl}/driver/trips/${orderId}`,
    signIn: (realm) => `${publicUrl}/${realm}/sign-in`,
    invitation: (realm, token) => `${publicUrl}/${realm}/invitation#${token}`,
    passwordReset: (realm, token) => `${publicUrl}/${realm}/password-reset#${token}`,
    addressProof: (realm, token) => `${publicUrl}/${realm}/address#${token}`,
    portal: (path) => `${publicUrl}/portal/${path}`,
    console: (path) => `${publicUrl}/console/${path}`,
    document: ({ orderId, id }) => `${api}/orders/${orderId}/documents/${id}`,
    quoteDocument: (requestId) => `${api}/quotes/${requestId}/document`,
    inbox: (token) => `${publicUrl}/inbox/${token}`,
  };
}
