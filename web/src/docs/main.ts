// The scripts of the documentation: tabs, copying, calls to the sandbox, search, and the live view of the
// reader's order.
import '../ui/rendered-page.ts';
import './docs.css';
import './code.css';
import './reference.css';
import './live.css';
import './search.css';
import { startCode } from './code.ts';
import { startContents } from './contents.ts';
import { startFilling } from './fill.ts';
import { startLive } from './live.ts';
import { startRunning } from './run.ts';
import { startSearch } from './search.ts';

startContents();
startCode();
startFilling();
startRunning();
startSearch();
startLive();
