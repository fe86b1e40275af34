import { styled } from 'styled-components';

/** Above the panel where there is no room beside it, below its dialogs. */
export const Pane = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${({ theme }) => theme.zIndices.navigation};
  max-inline-size: 100vw;
  display: flex;
  flex-direction: column;
  background: ${({ theme }) => theme.colors.neutral0};
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral300};
`;

export const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.spaces[2]};
  padding: ${({ theme }) => theme.spaces[3]};
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};

  @media (min-width: 1280px) {
    .covers {
      display: none;
    }
  }
`;

export const Switch = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.spaces[1]};
`;

export const Frame = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  display: flex;
  justify-content: center;
  align-items: flex-start;
  background: ${({ theme }) => theme.colors.neutral150};

  &[hidden] {
    visibility: hidden;
  }
`;

export const Page = styled.iframe`
  flex: none;
  border: 0;
  background: white;
  transform-origin: top center;
`;

/**
 * Wider than it looks, so that it is easily caught, above the page, which is drawn over it otherwise.
 * The page gets no pointer while the border is dragged: it would keep it before the border does.
 */
export const Separator = styled.div`
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-start: -6px;
  inline-size: 12px;
  cursor: col-resize;
  touch-action: none;

  &:hover,
  &:focus-visible {
    background: ${({ theme }) => theme.colors.primary600};
    outline: none;
  }

  &:active ~ div iframe {
    pointer-events: none;
  }
`;
