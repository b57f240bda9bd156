// The texts of messages in the chosen language.
import { messagesTexts } from '../../../../shared/texts/generated/driver/messages.ts';
import { useAppTexts } from '../../messages/use-texts.ts';

export function useMessageTexts() {
  return useAppTexts(messagesTexts);
}
