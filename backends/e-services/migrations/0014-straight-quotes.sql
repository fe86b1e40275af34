-- Curly quotation marks are folded to straight ones now: the service folds these cases again at its start.
update e_services.cases set folded_text = '' where folded_text ~ '[‘’‛ʼ“”‟]';
