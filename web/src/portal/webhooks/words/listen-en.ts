// The words about receiving events without a public address in English.
export const listenEn = {
  noAddress: 'No public address? This brings the events of the sandbox to your own machine:',
  how: 'How to listen',
};
