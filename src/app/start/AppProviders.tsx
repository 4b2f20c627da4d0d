// The providers around all that React renders: texts and their size, queries. Atoms need none: they are in jotai's default store.
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../../platform/query/queryClient";
import { WrappedTranslation } from "../../ui/layout/PhraseWrap";
import { LargeTextProvider } from "../../ui/layout/useLargeText";

export const AppProviders = ({ children }: { children: ReactNode }) => (
	<I18nProvider i18n={i18n} defaultComponent={WrappedTranslation}>
		<LargeTextProvider>
			<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
		</LargeTextProvider>
	</I18nProvider>
);
