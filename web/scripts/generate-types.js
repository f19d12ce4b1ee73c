// Writes src/protocol/generated/messages.ts from the JSON Schemas of the wire protocol.
// `--check` writes nothing and fails if the file is out of date.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schemas = new URL('../../protocol/', import.meta.url);
const output = new URL('../src/protocol/generated/messages.ts', import.meta.url);

/** The files refer to one another; joined into one, every reference is to a sibling definition. */
async function joined() {
    const definitions = {};
    for (const file of (await readdir(schemas)).filter((name) => name.endsWith('.schema.json')).sort()) {
        const text = (await readFile(new URL(file, schemas), 'utf8')).replaceAll(
            /"(?:[a-z-]+\.schema\.json)?#\/\$defs\//g,
            '"#/definitions/',
        );
        const { $defs, ...root } = JSON.parse(text, (_key, value) => older(value));
        Object.assign(definitions, $defs);
        if (root.oneOf) definitions[root.title] = { ...root, $schema: undefined };
    }
    return { title: 'Protocol', definitions };
}

/** The compiler reads an older draft: a reference stands alone, and tuples are lists of items. */
function older(value) {
    if (value?.$ref) return { $ref: value.$ref };
    if (value?.prefixItems) return { ...value, items: value.prefixItems, prefixItems: undefined };
    return value;
}

/** What the client needs to know while it runs. */
function constant(name, value, comment) {
    return `\n/** ${comment} */\nexport const ${name} = ${value};\n`;
}

const { title, definitions } = await joined();
const generated = await compile({ title, definitions }, 'Protocol', {
    bannerComment: '// Generated from protocol/*.schema.json by `npm run types`. Do not edit.',
    unreachableDefinitions: true,
});
const text = generated
    .replaceAll(/ \*\n \* This interface was referenced by .*\n \* via .*\n/g, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*\/\n/g, '')
    .replace(/export interface Protocol \{[^}]*\}\n/, '')
    .concat(constant('longestName', definitions.PlayerName.maxLength, 'Of a person, in characters.'))
    .concat(constant('longestTalk', definitions.SayCommand.properties.text.maxLength, 'In characters.'));

if (process.argv.includes('--check')) {
    if ((await readFile(output, 'utf8')) !== text) {
        console.error('The protocol has changed: run `npm run types` and commit the result.');
        process.exit(1);
    }
} else {
    await writeFile(output, text);
}
