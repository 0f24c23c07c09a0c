import { createContext, createElement, useContext, type ReactNode } from 'react';
import { DEFAULT_ZONE } from '../../domain/defaultZone.ts';

const ZoneContext = createContext(DEFAULT_ZONE);

export type EventZoneProps = {
  /** Undefined while the event is not known. */
  zone: string | undefined;
  children: ReactNode;
};

/** All components inside show their times in the zone of the event. */
export const EventZone = ({ zone = DEFAULT_ZONE, children }: EventZoneProps) =>
  createElement(ZoneContext, { value: zone }, children);

export const useEventZone = (): string => useContext(ZoneContext);
