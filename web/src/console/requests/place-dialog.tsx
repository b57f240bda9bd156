// Resolves an address that could not be located: the user chooses a candidate of the gazetteer and corrects
// its name.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { Answered, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { LIVE } from '../live.tsx';
import type { QueuedRequest } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

export type Unclear = QueuedRequest['unclear'][number];
type Candidate = components['schemas']['PlaceCandidate'];

interface PlaceProps {
  id: string;
  number: string;
  unclear: Unclear;
  onClose: () => void;
}

export function PlaceDialog({ id, number, unclear, onClose }: PlaceProps) {
  const words = useTexts(requestsTexts).place;
  const candidates = useQuery({
    queryKey: ['places', id, unclear.end],
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { end: unclear.end } };
      return (await operations.GET('/requests/{id}/places', { params, signal })).data!.data;
    },
    gcTime: 0,
  });
  const { data } = candidates;
  return (
    <Dialog
      open
      title={words.title({ number })}
      sentence={`${words.ends[unclear.end]}. ${words.asGiven({ address: `${unclear.postalCode} ${unclear.city}` })}`}
      onClose={onClose}
    >
      <Answered query={candidates}>
        {data?.length === 0 && <p className={textCss.muted}>{words.none}</p>}
        {data && data.length > 0 && <Choice id={id} unclear={unclear} candidates={data} onClose={onClose} />}
      </Answered>
    </Dialog>
  );
}

function Choice({
  id,
  unclear,
  candidates,
  onClose,
}: Omit<PlaceProps, 'number'> & { candidates: readonly Candidate[] }) {
  const words = useTexts(requestsTexts).place;
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [city, setCity] = useState(unclear.city);
  const [postalCode, setPostalCode] = useState(unclear.postalCode);
  const choose = (candidate: Candidate) => {
    setChosen(candidate);
    setCity(candidate.city);
    setPostalCode(candidate.postalCode ?? (unclear.postalTown === null ? unclear.postalCode : ''));
  };
  const saving = useMutation({
    mutationFn: async () => {
      const body = {
        end: unclear.end,
        candidateId: chosen?.id ?? '',
        city: city.trim(),
        postalCode: postalCode.trim(),
      };
      return (await operations.POST('/requests/{id}/places', { params: { path: { id } }, body })).data!;
    },
    onSuccess: async ({ distanceKm }) => {
      toast(distanceKm === null ? words.unmeasured({ city }) : words.saved({ city }));
      await queries.invalidateQueries({ queryKey: [LIVE] });
      onClose();
    },
  });
  const error = saving.error instanceof ApiError ? saving.error : null;
  const fields = error?.fields ?? [];
  return (
    <Form
      label={words.candidates}
      errors={fields}
      names={{ candidateId: words.candidates, city: words.city, postalCode: words.postalCode }}
      onSubmit={() => chosen && !saving.isPending && saving.mutate()}
    >
      {error && fields.length === 0 && <ErrorState error={error} />}
      <fieldset className={requestsCss.placeChoice} aria-label={words.candidates}>
        {candidates.map((candidate) => (
          <label key={candidate.id}>
            <input
              type="radio"
              name="place"
              checked={chosen?.id === candidate.id}
              onChange={() => choose(candidate)}
            />
            <strong>{candidate.city}</strong>{' '}
            <span className={textCss.muted}>
              {candidate.by === 'POSTAL_CODE'
                ? words.byCode({ postalCode: unclear.postalCode })
                : words.byCity({ near: candidate.near || null })}
            </span>
          </label>
        ))}
      </fieldset>
      {chosen && (
        <>
          <TextField
            name="postalCode"
            label={words.postalCode}
            value={postalCode}
            onChange={setPostalCode}
            {...(chosen.postalCode === null &&
              chosen.postalArea !== null && {
                hint: words.beginsWith({
                  digits: chosen.postalArea
                    .split(' ')
                    .reduce((first, second) => words.either({ first, second })),
                }),
              })}
          />
          <TextField name="city" label={words.city} value={city} onChange={setCity} />
        </>
      )}
      <FormActions submit={words.save} busy={saving.isPending} disabled={chosen === null} />
    </Form>
  );
}
