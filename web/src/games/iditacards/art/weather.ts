// The icon of a weather, by its id; clouds for one of another pack.

import type { IconName } from '../../../art/icons';

const icons: Readonly<Record<string, IconName>> = {
  snow: 'snow',
  sun: 'sun',
  wind: 'wind',
  cloud: 'cloud',
  storm: 'storm',
  rain: 'rain',
};

export function weatherIcon(weather: string): IconName {
  return icons[weather] ?? 'cloud';
}
