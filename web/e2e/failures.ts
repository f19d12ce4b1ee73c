// What failed, a line each, as the last thing of a run: whoever sees only the end of a log sees all of it.

import type { Reporter, TestModule } from 'vitest/node';

export const failuresAtTheEnd: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules)
      for (const test of module.children.allTests('failed')) {
        const said = test.result().errors?.map(({ message }) => message.split('\n')[0]) ?? [];
        console.log(`failed: ${module.relativeModuleId}: ${test.fullName}: ${said.join('; ')}`);
      }
  },
};
