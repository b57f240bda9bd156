// Resolves an address that could not be located: the user chooses a candidate of the gazetteer and corrects
// its name.
import { useState } from 'react';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useCall } from '../../api/use-call.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { toast } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { FormActions, TextField } from '../../ui/inputs.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Text } from '../../ui/text.tsx';
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
  const texts = useTexts(requestsTexts).place;
  const candidates = useCall(
    ['places', id, unclear.end],
    async (signal) =>
      (
        await operations.GET('/requests/{id}/places', {
          params: { path: { id }, query: { end: unclear.end } },
          signal,
        })
      ).data,
    { gcTime: 0 },
  );
  const { data } = candidates;
  return (
    <Dialog
      open
      title={texts.title({ number })}
      sentence={`${texts.ends[unclear.end]}. ${texts.asGiven({ address: `${unclear.postalCode} ${unclear.city}` })}`}
      onClose={onClose}
    >
      <QueryBoundary query={candidates}>
        {data?.length === 0 && (
          <Text as="p" tone="muted">
            {texts.none}
          </Text>
        )}
        {data && data.length > 0 && <Choice id={id} unclear={unclear} candidates={data} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}

function Choice({
  id,
  unclear,
  candidates,
  onClose,
}: Omit<PlaceProps, 'number'> & { candidates: readonly Candidate[] }) {
  const texts = useTexts(requestsTexts).place;
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [city, setCity] = useState(unclear.city);
  const [postalCode, setPostalCode] = useState(unclear.postalCode);
  const choose = (candidate: Candidate) => {
    setChosen(candidate);
    setCity(candidate.city);
    setPostalCode(candidate.postalCode ?? (unclear.postalTown === null ? unclear.postalCode : ''));
  };
  const saving = useChange(
    () =>
      operations.POST('/requests/{id}/places', {
        params: { path: { id } },
        body: {
          end: unclear.end,
          candidateId: chosen?.id ?? '',
          city: city.trim(),
          postalCode: postalCode.trim(),
        },
      }),
    {
      refreshes: [[LIVE]],
      onDone: ({ distanceKm }) =>
        toast(distanceKm === null ? texts.unmeasured({ city }) : texts.saved({ city })),
      onRefreshed: () => onClose(),
    },
  );
  return (
    <Form
      label={texts.candidates}
      change={saving}
      names={{ candidateId: texts.candidates, city: texts.city, postalCode: texts.postalCode }}
      onSubmit={() => chosen && !saving.isPending && saving.mutate()}
    >
      <fieldset className={requestsCss.placeChoice} aria-label={texts.candidates}>
        {candidates.map((candidate) => (
          <label key={candidate.id}>
            <input
              type="radio"
              name="place"
              checked={chosen?.id === candidate.id}
              onChange={() => choose(candidate)}
            />
            <strong>{candidate.city}</strong>{' '}
            <Text tone="muted">
              {candidate.by === 'POSTAL_CODE'
                ? texts.byCode({ postalCode: unclear.postalCode })
                : texts.byCity({ near: candidate.near || null })}
            </Text>
          </label>
        ))}
      </fieldset>
      {chosen && (
        <>
          <TextField
            name="postalCode"
            label={texts.postalCode}
            value={postalCode}
            onChange={setPostalCode}
            {...(chosen.postalCode === null &&
              chosen.postalArea !== null && {
                hint: texts.beginsWith({
                  digits: chosen.postalArea
                    .split(' ')
                    .reduce((first, second) => texts.either({ first, second })),
                }),
              })}
          />
          <TextField name="city" label={texts.city} value={city} onChange={setCity} />
        </>
      )}
      <FormActions submit={texts.save} disabled={chosen === null} />
    </Form>
  );
}
