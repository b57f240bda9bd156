// The words of messages with dispatch, and of push messages, in English.
export const en = {
  title: 'Messages',
  none: 'Nothing written yet. Dispatch reads here what you write.',
  dispatch: 'Dispatch',
  me: 'You',
  question: 'Question: please answer',
  answerTo: (text: string) => `To: ${text}`,
  placeholder: 'Message to dispatch',
  answer: 'Your answer',
  send: 'Send',
  states: {
    received: '',
    sent: 'sent',
    read: 'read',
    waiting: 'not sent yet',
    'not-accepted': 'not accepted',
  },
  unread: 'New from dispatch',
  push: {
    title: 'Be told when something changes?',
    text: 'Your phone then shows new trips, changed times, cancellations and messages, even if the app is closed. Names and addresses are not shown before you open the app. At night it stays quiet, unless your trip is near.',
    on: 'Yes, tell me',
    later: 'No, thank you',
    failed: 'Your phone does not allow it now. Check the network and the settings of the browser.',
    denied: 'Switched off in the settings of your browser. Allow notifications for this page there.',
    unsupported: 'This browser cannot do it. On an iPhone, add the app to the home screen first.',
    menu: 'Notifications',
    menuText: 'New trips, changes and messages, even if the app is closed.',
  },
};

export type MessagesWords = typeof en;
