"use client";

import { CheckField } from "@/components/ui/check-field";
import { hasSingleKeys, setSingleKeys, shortcuts } from "./keys";

export function KeyList() {
  return (
    <>
      <dl className="key-list">
        {shortcuts.map(({ keys, action }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        name="single-keys"
        label="Use single-key shortcuts in this browser"
        defaultChecked={hasSingleKeys()}
        onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
      />
    </>
  );
}
