import { useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { deskAddress, type DeskOrganisation } from '../../../../domain/staff/deskOf.ts';
import {
  type OrderFilters,
  orderParameters,
  readOrderFilters,
} from '../../../../domain/staff/orderAddress.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { OrderPage } from '../../../pages/staff/OrderPage/OrderPage.tsx';
import { OrdersPage } from '../../../pages/staff/OrdersPage/OrdersPage.tsx';
import { client } from '../desk.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { Opened } from '../Opened.tsx';
import { createOrderFlows } from '../orderFlows.ts';

export default function OrdersScreen({ desk, search }: DeskPageProps) {
  const { organisation } = desk;
  return organisation && <Orders key={organisation.id} {...{ desk, search, organisation }} />;
}

type Props = Pick<DeskPageProps, 'desk' | 'search'> & { organisation: DeskOrganisation };

/** The orders of an organisation, or the one that the address names. */
function Orders({ desk, search, organisation }: Props) {
  const [flows] = useState(() => createOrderFlows(client, organisation.id));
  // A contact stays here: no address and no history keeps it.
  const [contact, setContact] = useState('');
  const inAddress = useMemo(() => readOrderFilters(search), [search]);
  const filters = useMemo(
    () => (contact === '' || inAddress.search !== '' ? inAddress : { ...inAddress, search: contact }),
    [inAddress, contact],
  );
  const named = new URLSearchParams(search).get('order');
  const at = (more: Record<string, string>) => deskAddress(desk, staffPaths.orders, more);
  if (named !== null)
    return (
      <Opened key={named} make={() => flows.order(named)}>
        {(order) => (
          <OrderPage
            order={order}
            backHref={at({})}
            auditHref={desk.audit.organisation && deskAddress(desk, staffPaths.audit, { subject: named })}
          />
        )}
      </Opened>
    );
  const open = (next: OrderFilters) => {
    const parameters = orderParameters(next);
    setContact(parameters['search'] === undefined ? next.search : '');
    navigate(at(parameters));
  };
  return (
    <OrdersPage browse={flows.browse} filters={filters} onFilters={open} hrefOf={(id) => at({ order: id })} />
  );
}
