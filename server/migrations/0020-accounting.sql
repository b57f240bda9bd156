-- Invoices by the month they were issued in.
create index documents_invoices on documents (created_at desc, id desc) where kind = 'INVOICE';
