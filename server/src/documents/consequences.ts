import { type Part, unaffected } from '../consequences/part.ts';
import { textsAboutPeople } from '../consequences/person-store.ts';

export const documentsPart: Part<unknown, 'order' | 'account'> = {
  name: 'documents',
  tables: ['stored_objects', 'documents', 'document_chunks', 'upload_days'],
  people: { documents: textsAboutPeople({ documents: { file_name: 'text', order_id: 'order' } }) },
  answers: {
    order: unaffected('order', 'A document is a record of its time; a change makes a new one.', {
      anonymized: {
        later: 'Rendered again without people before the order is locked (retention/redact-documents.ts).',
      },
    }),
    account: unaffected('account', 'Documents belong to orders and invoices, which stay.'),
  },
};
