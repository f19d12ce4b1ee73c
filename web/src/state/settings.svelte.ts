// What a person prefers on this device. Kept in the browser, never sent.

export type Theme = 'system' | 'light' | 'dark';

interface Preferences {
  theme: Theme;
  /** 0: no animation; 1 to 4: how fast. */
  speed: number;
  chat: boolean;
  sounds: boolean;
  /** The bot that people put into empty seats. */
  bot: string;
}

const defaults: Preferences = {
  theme: 'system',
  speed: 1,
  chat: true,
  sounds: !matchMedia('(pointer: coarse)').matches, // phones are used among people
  bot: 'easy',
};
const place = 'homestretch-settings';

function stored(): Preferences {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Preferences>) };
  } catch {
    return defaults; // private windows may forbid storage
  }
}

class Settings {
  private preferences = $state(stored());
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');

  get theme(): Theme {
    return this.preferences.theme;
  }
  get speed(): number {
    return this.preferences.speed;
  }
  get chat(): boolean {
    return this.preferences.chat;
  }
  get sounds(): boolean {
    return this.preferences.sounds;
  }
  get bot(): string {
    return this.preferences.bot;
  }
  /** The speed that boards are told: people who want less motion see results at once. */
  get motion(): number {
    return this.still.matches ? 0 : this.preferences.speed;
  }

  change(changes: Partial<Preferences>): void {
    Object.assign(this.preferences, changes);
    try {
      localStorage.setItem(place, JSON.stringify(this.preferences));
    } catch {
      // The setting holds until the page is closed.
    }
    this.show();
  }

  /** Puts the theme and the speed where the styles look for them. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.style.setProperty('--speed', String(this.speed || 4));
  }
}

export const settings = new Settings();
