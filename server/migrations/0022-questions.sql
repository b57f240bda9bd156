-- Mails in which dispatch asks a customer about a request.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('QUOTE', 'TRACKING_LINK', 'STATUS', 'DRIVER_LINK',
  'INVITATION', 'PASSWORD_RESET', 'NEW_DEVICE', 'DAILY_DIGEST', 'ENDPOINT_FAILING', 'KEY_EXPIRING', 'QUESTION'));
