// The words of the signed-out pages in English.
export const en = {
  signIn: {
    title: { portal: 'Sign in to the portal', console: 'Sign in to the console' },
    sentence: {
      portal: 'Order transfers, follow them and run your integration.',
      console: 'Plan the day, answer requests, keep accounts.',
    },
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot password?',
    button: 'Sign in',
    or: 'or',
    passkey: 'Sign in with a passkey',
    noAccount: {
      portal: 'No account yet? An admin of your company can invite you.',
      console: 'No account yet? An admin of the operator can invite you.',
    },
    code: 'One-time code',
    codeHint: 'The six digits that your phone shows, or one of your codes for a lost phone.',
    codeTitle: 'One more step',
    codeSentence: (email: string) => `${email} also signs in with a one-time code.`,
    other: 'Sign in as somebody else',
    wrong: 'Email address, password or code is not right.',
    noCookie:
      'You are signed in, but this browser does not keep the cookie of the session. Allow cookies, or open the portal over https.',
    passkeyFailed: 'The passkey was not used. Try again, or sign in with your password.',
  },
  reset: {
    title: 'Choose a new password',
    sentence: 'We send you a link by mail. Until you use it, your password stays as it is.',
    button: 'Send the link',
    back: 'Back to signing in',
    sentTitle: 'Please check your inbox',
    mailOffTitle: 'Mail is off',
    mailOff: (email: string) =>
      `No mail server is set up here, so no link was sent to ${email}. Ask an admin for help.`,
    sent: (email: string) =>
      `If ${email} belongs to somebody here, a link is on its way. It is valid for two hours.`,
  },
  newPassword: {
    invitation: (account: string) => `Welcome to ${account}`,
    reset: 'Choose a new password',
    sentence: (name: string, email: string) => `${name}, you sign in with ${email}.`,
    password: 'New password',
    hint: 'At least 12 characters. Several words in a row are fine.',
    button: 'Save and sign in',
    again: 'Ask for a new link',
    dead: 'This link does not work any more',
    loading: 'Opening the link',
    withPasskey: 'Save, and confirm with a passkey',
    removePasskeys: 'Remove my passkeys, except one that I confirm with now',
  },
  otherAddress: {
    title: 'This page was opened under an address at which nobody can sign in.',
    open: 'Open it here:',
  },
  signOut: {
    title: 'You are still signed in',
    text: 'The service could not be reached, so it did not end your session. Try again. If you have to leave this computer now, close the browser.',
    retry: 'Sign out again',
  },
  legal: { documentation: 'Documentation' },
};

export type DoorstepWords = typeof en;
