import type { Clock } from '../platform/clock.ts';
import type { EventLog } from '../platform/eventLog.ts';
import type { MessagePort } from '../platform/messages/messagePort.ts';
import { openMessagePort } from '../platform/messages/openMessagePort.ts';
import type { PlatformConfig } from '../platform/settings/platformSettings.ts';

type Given = {
  config: PlatformConfig;
  clock: Clock;
  log: EventLog;
  /** Where messages go; as the settings say when not given. */
  messages?: MessagePort | undefined;
};

/** Opens the one port of all messages. In production it logs what reaches only a folder: somebody waits for it. */
export function openMessages({ config, clock, log, messages }: Given): MessagePort {
  const onKept = ({ id, channel }: { id: string; channel: string }) => {
    if (config.environment === 'production')
      log.warn({ code: 'message_kept', message: id, channel }, 'message in the outbox folder');
  };
  return messages ?? openMessagePort(config, () => clock.now(), onKept);
}
