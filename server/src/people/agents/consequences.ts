import { each, type Part } from '../../consequences/part.ts';
import { textsAboutPeople } from '../../consequences/person-store.ts';
import { deletePricesOfAccount } from './priced-transfer-store.ts';

export const agentsPart: Part<unknown, 'account'> = {
  name: 'agents',
  tables: ['agent_clients', 'agent_sessions', 'agent_spending', 'priced_transfers'],
  people: {
    agents: textsAboutPeople({
      agent_clients: { name: 'text' },
      agent_sessions: { client_name: 'text' },
      priced_transfers: { body: 'json' },
    }),
  },
  answers: {
    account: {
      suspended: 'Agents act with the access of a person of the account.',
      deleted: { act: each((_, tx, { accountId }) => deletePricesOfAccount(tx, accountId)) },
    },
  },
};
