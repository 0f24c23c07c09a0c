import ExternalLink from '@lucide/icons/icons/square-arrow-out-up-right';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Panel } from '../Panel/Panel.tsx';

export type GatewayRedirectProps = {
  /** `payment.url` of an order whose gateway has its own page. */
  url: string;
  /** Called when the visitor leaves for the gateway. */
  onGo: () => void;
};

/** For a gateway without hosted fields: its own page takes the card, then returns here (decision D11). */
export function GatewayRedirect({ url, onGo }: GatewayRedirectProps) {
  const { t } = useTranslation('pay');
  return (
    <Panel title={t('card.redirectTitle')} hint={t('card.redirectText')}>
      <div>
        <Button
          variant="secondary"
          size="lg"
          wraps
          href={url}
          onClick={onGo}
          iconEnd={<Icon of={ExternalLink} size="sm" mirror />}
        >
          {t('card.redirect')}
        </Button>
      </div>
    </Panel>
  );
}
