// The command line is tested as the SDK is: one service, real processes.
export { default } from '../sdk/vitest.config.ts';
