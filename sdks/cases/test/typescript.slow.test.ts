// The table of cases with the TypeScript SDK.
import { typescriptDriver } from '../../typescript/test/case-driver.ts';
import { describeCases } from '../run-cases.ts';

describeCases('TypeScript', typescriptDriver);
