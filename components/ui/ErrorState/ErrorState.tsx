import { StatePanel, type StatePanelProps } from '../StatePanel/StatePanel';

/** Content could not be loaded; `action` offers a retry. */
export function ErrorState(props: StatePanelProps) {
  return (
    <StatePanel
      {...props}
      drawing={
        <>
          <path d="M10 70q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0" />
          <path d="M70 66L76 26h8l6 40M74 40h13M72 54h17M80 26V12M66 18l-14-6M94 18l14-6" />
        </>
      }
    />
  );
}
