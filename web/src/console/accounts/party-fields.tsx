// The fields of the contracting party, for a new account and for an existing one.
import { type AccountsTexts, accountsTexts } from '../../../../shared/texts/generated/console/accounts.ts';
import type { FieldError } from '../../api/api-error.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { choicesOf, SelectField, TextAreaField, TextField, wireTo } from '../../ui/inputs.tsx';
import { Grid } from '../../ui/layout.tsx';
import type { ValueChecks } from '../../ui/use-value-checks.ts';
import type { Account, PartyBody } from './queries.ts';

export type PartyDraft = Record<
  'name' | 'address' | 'country' | 'vatId' | 'debtorNumber' | 'email' | 'invoiceEmail' | 'leitwegId',
  string
> & { eInvoice: PartyBody['eInvoice']; invoicesByMail: 'yes' | 'no' };

export const NO_PARTY: PartyDraft = {
  name: '',
  address: '',
  country: 'DE',
  vatId: '',
  debtorNumber: '',
  email: '',
  invoiceEmail: '',
  invoicesByMail: 'yes',
  eInvoice: 'ZUGFERD',
  leitwegId: '',
};

export function partyDraft({ contractingParty }: Account): PartyDraft {
  if (contractingParty === null) return NO_PARTY;
  const { name, address, country, vatId, debtorNumber, email, invoiceEmail, invoicesByMail } =
    contractingParty;
  const { eInvoice, leitwegId } = contractingParty;
  return {
    name,
    address,
    country: country ?? 'DE',
    vatId: vatId ?? '',
    debtorNumber: debtorNumber ?? '',
    email,
    invoiceEmail: invoiceEmail ?? '',
    invoicesByMail: invoicesByMail === false ? 'no' : 'yes',
    eInvoice: eInvoice === 'XRECHNUNG' ? 'XRECHNUNG' : 'ZUGFERD',
    leitwegId: typeof leitwegId === 'string' ? leitwegId : '',
  };
}

export function partyBody(draft: PartyDraft): PartyBody {
  const { name, address, country, vatId, debtorNumber, email, invoiceEmail, eInvoice, leitwegId } = draft;
  return {
    name: name.trim(),
    address: address.trim(),
    country: country.trim().toUpperCase(),
    vatId: vatId.trim() || null,
    debtorNumber: debtorNumber.trim() || null,
    email: email.trim(),
    invoiceEmail: invoiceEmail.trim() || null,
    invoicesByMail: draft.invoicesByMail === 'yes',
    eInvoice,
    leitwegId: leitwegId.trim() || null,
  };
}

export function partyNames({ form }: AccountsTexts): Record<string, string> {
  return {
    'contractingParty.name': form.partyName,
    'contractingParty.address': form.address,
    'contractingParty.country': form.country,
    'contractingParty.vatId': form.vatId,
    'contractingParty.debtorNumber': form.debtorNumber,
    'contractingParty.email': form.email,
    'contractingParty.invoiceEmail': form.invoiceEmail,
    'contractingParty.leitwegId': form.leitwegId,
  };
}

/** The problems that the page finds by itself; the API checks everything. */
export function partyProblems({ vatId, country }: PartyDraft, checks: ValueChecks): FieldError[] {
  const message = vatId.trim() === '' ? null : checks.vatId(vatId, country.trim().toUpperCase());
  return message === null ? [] : [{ field: 'contractingParty.vatId', code: 'invalid_format', message }];
}

export function PartyFields({
  value,
  onChange,
}: {
  value: PartyDraft;
  onChange: (party: PartyDraft) => void;
}) {
  const { form } = useTexts(accountsTexts);
  const wire = wireTo(value, onChange);
  return (
    <>
      <TextField name="contractingParty.name" label={form.partyName} {...wire('name')} />
      <TextAreaField name="contractingParty.address" label={form.address} rows={2} {...wire('address')} />
      <Grid columns={2} gap="4" align="start">
        <TextField
          name="contractingParty.country"
          label={form.country}
          hint={form.countryHint}
          maxLength={2}
          {...wire('country')}
        />
        <TextField
          name="contractingParty.vatId"
          label={form.vatId}
          hint={form.vatHint}
          optional
          {...wire('vatId')}
        />
      </Grid>
      <TextField
        name="contractingParty.debtorNumber"
        label={form.debtorNumber}
        hint={form.debtorHint}
        optional
        {...wire('debtorNumber')}
      />
      <TextField name="contractingParty.email" label={form.email} type="email" {...wire('email')} />
      <Grid columns={2} gap="4" align="start">
        <TextField
          name="contractingParty.invoiceEmail"
          label={form.invoiceEmail}
          hint={form.invoiceEmailHint}
          type="email"
          optional
          {...wire('invoiceEmail')}
        />
        <SelectField
          name="contractingParty.invoicesByMail"
          label={form.invoicesByMail}
          choices={choicesOf(form.yesNo)}
          {...wire('invoicesByMail')}
        />
      </Grid>
      <Grid columns={2} gap="4" align="start">
        <SelectField
          name="contractingParty.eInvoice"
          label={form.eInvoice}
          choices={choicesOf(form.eInvoices)}
          {...wire('eInvoice')}
        />
        <TextField
          name="contractingParty.leitwegId"
          label={form.leitwegId}
          hint={form.leitwegHint}
          optional
          {...wire('leitwegId')}
        />
      </Grid>
    </>
  );
}
