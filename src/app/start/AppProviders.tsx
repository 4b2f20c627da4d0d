// The providers around all that React renders: atoms, texts and their size, queries.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { atomStore } from "../../platform/atomStore";
import { queryClient } from "../../platform/query/queryClient";
import { WrappedTranslation } from "../../ui/layout/PhraseWrap";
import { LargeTextProvider } from "../../ui/layout/useLargeText";

export const AppProviders = ({ children }: { children: ReactNode }) => (
	<Provider store={atomStore}>
		<I18nProvider i18n={i18n} defaultComponent={WrappedTranslation}>
			<LargeTextProvider>
				<QueryClientProvider client={queryClient}>
					{children}
				</QueryClientProvider>
			</LargeTextProvider>
		</I18nProvider>
	</Provider>
);
