import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default typescript.config(
    { ignores: ['dist', 'src/protocol/generated'] },
    js.configs.recommended,
    ...typescript.configs.strict,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: typescript.parser } },
        // Addresses are built by src/router.ts; SvelteKit's resolver does not exist here.
        rules: { 'svelte/no-navigation-without-resolve': 'off' },
    },
);
